# syntax=docker/dockerfile:1

# The page is built with all packages; the server runs from source with its own only.
FROM node:24-slim AS page
WORKDIR /app
COPY package.json package-lock.json ./
COPY cli/package.json cli/
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY cli/package.json cli/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/app/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY . .
COPY --from=page /app/dist dist
RUN mkdir data && chown node:node data
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "cli/interregnum.ts", "serve"]
