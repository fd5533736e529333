# Two images of 펫케어, server and delivery, and two for work beside them:
#   docker build --target server --tag petcare-server .        docker build --target backup --tag petcare-backup .
#   docker build --target delivery --tag petcare-delivery .    docker build --target build --tag petcare-checkout .
# What is installed is what the lockfile names; paths are relative to WORKDIR, so that a test can take the same steps.

FROM node:20.20-bookworm-slim AS build
WORKDIR /srv/checkout
RUN chown 1000:1000 .
USER 1000:1000
ENV CI=true
# Kept for as long as the lockfile is the same.
COPY --chown=1000:1000 pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
COPY --chown=1000:1000 scripts/patches ./scripts/patches
RUN npx --yes pnpm@12.21.0 fetch
COPY --chown=1000:1000 . .
RUN npm run build -- --to built

FROM node:20.20-bookworm-slim AS server
WORKDIR /srv/petcare
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4001 UPLOADS_DIR=/srv/petcare/.data/uploads
RUN mkdir -p .data/uploads && chown -R 1000:1000 .data
COPY --from=build /srv/checkout/built/server ./
USER 1000:1000
EXPOSE 4001
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.js"]

FROM server AS backup
USER root
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client-15 && rm -rf /var/lib/apt/lists/*
USER 1000:1000
HEALTHCHECK NONE
CMD ["node", "scripts/data/backup.js", "--to", "/backups"]

FROM node:20.20-bookworm-slim AS delivery
WORKDIR /srv/petcare
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 RELEASES_DIR=/srv/petcare/.data/releases
RUN mkdir -p .data/releases && chown -R 1000:1000 .data
COPY --from=build /srv/checkout/built/delivery ./
USER 1000:1000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "delivery/src/main.js"]
