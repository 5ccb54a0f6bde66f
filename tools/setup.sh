# Sourced by ./play and ./test: makes .venv hold exactly what a lock file names, and this project.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
venv=$root/.venv
stamp=$venv/.longhouse

# The environment of the person who calls must not change what runs.
unset PYTHONPATH PYTHONHOME PYTHONSTARTUP PYTHONUSERBASE PYTHONOPTIMIZE PYTHONWARNINGS PYTHONSAFEPATH VIRTUAL_ENV \
    PIP_TARGET PIP_PREFIX PIP_ROOT PIP_REQUIRE_VIRTUALENV PIP_CONSTRAINT PIP_NO_BINARY \
    PYTEST_ADDOPTS PYTEST_PLUGINS COVERAGE_FILE COVERAGE_RCFILE COVERAGE_PROCESS_START MYPYPATH RUFF_CONFIG
export PYTHONNOUSERSITE=1 PIP_USER=0 PIP_DISABLE_PIP_VERSION_CHECK=1

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "longhouse: $*"
    exit 1
}

fingerprint() {
    if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi | cut -d ' ' -f 1
}

# What an environment of kind $1 (play or test) is made from. Its absolute path counts: scripts in .venv hold it.
lock_print() { { printf '%s\n' "$root"; cat "$root/requirements/$1.lock"; } | fingerprint; }
project_print() { fingerprint <"$root/pyproject.toml"; }

# The three words of the stamp, empty when .venv is missing, half made or its Python has gone.
read_stamp() {
    made_kind='' made_lock='' made_project=''
    if [[ -r $stamp ]] && "$venv/bin/python" -S -c '' 2>/dev/null; then
        read -r made_kind made_lock made_project <"$stamp" || true
    fi
}

# The test lock holds everything in the play lock, so ./play is content with either.
is_ready() {
    read_stamp
    [[ $made_kind == "$1" || $made_kind == test ]] &&
        [[ $made_lock == "$(lock_print "$made_kind")" && $made_project == "$(project_print)" ]]
}

find_python() {
    local candidate
    for candidate in python3 python3.11 python3.12 python3.13 python3.14 python; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s\n' "$candidate"
            return
        fi
    done
    fail "Python 3.11 or newer is needed and was not found. On Debian: apt-get install python3 python3-venv"
}

# Runs a command with its output in the log, and shows the end of that log if the command fails.
logged() {
    : "${log:=$(mktemp)}"
    "$@" >>"$log" 2>&1 </dev/null && return
    tail -n 15 "$log" | cut -c -300 >&2
    return 1
}

make_venv() {
    local python
    python=$(find_python)
    rm -rf "$venv"
    # Debian keeps ensurepip, which venv needs, in a package of its own.
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        command -v apt-get >/dev/null || fail "this Python has no venv module with pip. Install it and run this again."
        ((EUID == 0)) || fail "python3-venv is missing. Run: sudo apt-get install python3-venv"
        say "Installing python3-venv ..."
        export DEBIAN_FRONTEND=noninteractive
        { logged apt-get update && logged apt-get install -y --no-install-recommends python3-venv; } ||
            fail "python3-venv could not be installed (see above). Run: apt-get install python3-venv"
    fi
    logged "$python" -m venv "$venv" || fail "the environment .venv could not be made (see above)."
}

# What playing never reads: the tests that numpy and numba bring along (30 MB), the customs of languages that Longhouse
# does not speak (30 MB), invented people of other countries (12 MB).
leave_out_unread() {
    local packages
    packages=$(echo "$venv"/lib/python*/site-packages)
    find "$packages/faker/providers" -mindepth 2 -maxdepth 2 -type d -name '*_*' ! -name 'en_US' ! -name '__*' -exec rm -rf {} +
    find "$packages"/{numpy,numba} -type d -name tests -prune -exec rm -rf {} +
    find "$packages/babel/locale-data" -name '*.dat' ! -name 'root.dat' ! -name 'en*.dat' ! -name 'fr*.dat' -delete
}

fill_venv() {
    local kind=$1
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    if [[ $made_kind == play && $kind == test && $made_lock == "$(lock_print play)" ]]; then
        made_lock='' # the test lock only adds to what is there
    elif [[ -z $made_kind || $made_lock != "$(lock_print "$made_kind")" ]]; then
        made_lock=''
        say "Setting up .venv (the first time takes a minute or two) ..."
        make_venv
    fi
    rm -f "$stamp"
    if [[ -z $made_lock ]]; then
        say "Installing requirements/$kind.lock ..."
        # A lock names all there is. Without --no-deps pip looks for extras by itself (coverage[toml]) and takes the newest.
        [[ $kind != play ]] || export PIP_NO_CACHE_DIR=1 # who plays installs once: no copy of what is fetched is kept
        logged "$venv/bin/python" -m pip install --quiet --no-compile --no-deps --require-hashes -r "$root/requirements/$kind.lock" ||
            fail "requirements/$kind.lock could not be installed (see above). Is the package index in reach?"
        [[ $kind != play ]] || leave_out_unread
    fi
    logged "$venv/bin/python" -m pip install --quiet --no-deps --no-build-isolation -e "$root" ||
        fail "the project itself could not be installed (see above)."
    printf '%s %s %s\n' "$kind" "$(lock_print "$kind")" "$(project_print)" >"$stamp.new"
    mv "$stamp.new" "$stamp"
    rm -f "$log"
    trap - EXIT
}

# set_up play|test: returns at once when .venv is up to date. One process installs, others wait for it.
set_up() {
    local kind=$1
    is_ready "$kind" && return
    exec 9<"$root/tools/setup.sh"
    if command -v flock >/dev/null && ! flock -n 9; then
        say "Waiting for another set-up of .venv to end ..."
        flock 9
    fi
    if ! is_ready "$kind"; then
        [[ $made_kind == test ]] && kind="test" # what is there for tests stays there
        fill_venv "$kind"
    fi
    exec 9<&-
}

# The tests of the server run on a real PostgreSQL. Root on Debian gets it installed; others are told by the tests.
need_postgres() {
    if command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; then return; fi
    if ((EUID != 0)) || ! command -v apt-get >/dev/null; then return; fi
    say "Installing postgresql ..."
    log=$(mktemp)
    export DEBIAN_FRONTEND=noninteractive
    # Only the programs are wanted: no cluster of its own, nothing that starts with the machine.
    mkdir -p /etc/postgresql-common
    [[ -e /etc/postgresql-common/createcluster.conf ]] ||
        echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
    { logged apt-get update && logged apt-get install -y --no-install-recommends postgresql; } ||
        say "postgresql could not be installed (see above): its tests will fail. Run: apt-get install postgresql"
    rm -f "$log"
}
