# Builds with every package's own scripts switched off but those package.json allows (scripts/toolbox.mjs); what runs has neither npm nor
# the tools of development, and belongs to root while a user without rights runs it.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
COPY scripts/toolbox.mjs scripts/install-stamp.mjs scripts/
RUN node -e "import('./scripts/toolbox.mjs').then((toolbox) => toolbox.ensureInstalled())"
COPY . .
RUN node scripts/build.mjs

# Debian's own util-linux brings prlimit and unshare, which limit the process that reads resumes; its PostgreSQL programs, of the version that
# compose.yaml runs, make and restore backups.
FROM debian:12.11-slim
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin hotseat \
  && install -d -o hotseat -g hotseat -m 700 /data
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/scripts scripts
COPY --from=build /app/migrations migrations
COPY --from=build /app/calibration calibration
COPY --from=build /app/src/contract src/contract
COPY --from=build /app/src/core src/core
COPY --from=build /app/src/server src/server
COPY --from=build /app/dist dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/app/node_modules/node/bin:/usr/local/bin:/usr/bin:/bin
USER hotseat
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 CMD ["node", "scripts/health.mjs"]
CMD ["node", "scripts/start.mjs"]
