#!/bin/sh
# Makes the replica the primary: deploy/promote.sh DATA PGBOUNCER_INI PGBOUNCER_PID HOST:PORT
# Run it where the replica is, as the account of Postgres, and only once the old primary cannot come back by itself:
# two primaries are two shops. DATA is the folder of the replica, HOST:PORT where it listens.
set -eu
data=$1 ini=$2 pid=$3 host=${4%:*} port=${4##*:}
"${PG_BIN:-/usr/lib/postgresql/15/bin}/pg_ctl" -D "$data" -w promote
# Reads and writes go there; one that has been promoted tells its position as a primary does.
sed -i -E "s/^(manifold(_read|_prepare)? = )host=[^ ]+ port=[0-9]+/\1host=$host port=$port/" "$ini"
kill -HUP "$pid"
