# syntax=docker/dockerfile:1

# The npm package is the same for every kind of machine: it is made on the one that builds.
FROM --platform=$BUILDPLATFORM node:22-bookworm AS package
WORKDIR /skerry
COPY . .
RUN npm run package

FROM node:22-bookworm AS root
COPY packaging/container/root.sh /
COPY --from=package /skerry/dist/release /release
RUN mkdir /empty && ./root.sh /release/skerry-[0-9]*.tgz /image

FROM scratch
COPY --from=root /image /
COPY --from=root --chown=1000:1000 /empty /data
COPY --from=root --chown=1000:1000 /empty /tmp
ENV NODE_ENV=production DATA_DIR=/data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["/bin/node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/health/live').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["/bin/node", "/skerry/node_modules/skerry/dist/skerry.js"]
CMD ["serve"]
