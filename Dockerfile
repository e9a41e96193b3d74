# syntax=docker/dockerfile:1
# Two stages: one builds the site with everything, the other runs it with what it needs, as a user without rights.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json vite.config.ts react-router.config.ts ./
COPY vite ./vite
COPY scripts ./scripts
COPY public ./public
COPY drizzle ./drizzle
COPY server ./server
COPY app ./app
RUN node scripts/run/build.ts
# The image brings Node itself, so the copies that npm brings for bare machines go.
RUN npm prune --omit=dev && rm -rf node_modules/node-linux-* node_modules/node-bin-* node_modules/.bin/node

FROM node:24-bookworm-slim
# Inside the container every address; compose.yaml says who reaches the port from outside.
ENV NODE_ENV=production PORT=3000 LISTEN_HOST=0.0.0.0 DATA_DIR=/data
# Memory that the start needs once goes back to the system (ADR 34).
ENV MALLOC_ARENA_MAX=2
WORKDIR /site
COPY --from=build /site/package.json ./package.json
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/build ./build
COPY --from=build /site/drizzle ./drizzle
COPY --from=build /site/scripts ./scripts
COPY --from=build /site/server ./server
COPY --from=build /site/app ./app
COPY sample ./sample
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data /backups
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Docker sends SIGTERM, which drains; the process ends within 15 seconds.
STOPSIGNAL SIGTERM
CMD ["node", "--v8-pool-size=1", "--max-semi-space-size=32", "--heap-growing-percent=50", "--wasm-num-compilation-tasks=1", "server/index.ts"]
