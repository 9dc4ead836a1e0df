#!/bin/sh
# The browsers of the journeys keep every core busy: each house answers before them, as if it had a machine of its own.
# Run by root, a browser would put itself before everybody; without that right it stays where it is put.
if [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null; then
  exec nice -n 3 setpriv --inh-caps=-sys_nice --bounding-set=-sys_nice "$CHROMIUM_PATH" "$@"
fi
exec nice -n 3 "$CHROMIUM_PATH" "$@"
