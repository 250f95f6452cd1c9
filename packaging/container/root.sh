#!/bin/sh
# Makes the root folder of the container image: Node, the libraries it is linked with, and Skerry's npm package. Nothing else is in it.
#   packaging/container/root.sh skerry-1.0.0.tgz /image
# Needs node, npm and strip (binutils), on the kind of machine that the image is for.
set -eu
package=$1
root=$2

mkdir -p "$root/bin" "$root/etc" "$root/skerry"
# Docker mounts these two.
mkdir -p "$root/dev" "$root/proc"
strip -o "$root/bin/node" "$(node -p process.execPath)"

npm install --prefix "$root/skerry" --no-audit --no-fund --loglevel=error "$package"
# npm installs it for both C libraries.
rm -rf "$root"/skerry/node_modules/@libsql/*-musl

for library in $(ldd "$root/bin/node" "$root"/skerry/node_modules/@libsql/*/*.node | grep -o '/[^ :]*\.so[^ :]*' | sort -u); do
  mkdir -p "$root$(dirname "$library")"
  cp -L "$library" "$root$library"
done

echo 'skerry:x:1000:1000::/data:/bin/false' > "$root/etc/passwd"
echo 'skerry:x:1000:' > "$root/etc/group"
echo 'hosts: files dns' > "$root/etc/nsswitch.conf"
