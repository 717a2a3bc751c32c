# The reference service as a container: `npm ci && npm run build && docker build -t countersign-reference .`
# It serves on port 8080, with its control interface at /control. fixtures/faults/serve.ts describes its variables.

# Any image that contains Node 20.19 or later.
ARG BASE=node:24-slim
FROM ${BASE}

WORKDIR /service
# .dockerignore admits only the compiled service and the two packages that it needs.
COPY . .

# An ordinary user instead of root.
USER 1000:1000
ENV NODE_ENV=production PORT=8080
EXPOSE 8080
# If a token is required, the response is 401, which is healthy too.
HEALTHCHECK --interval=5s --timeout=3s --start-period=5s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/control`).then(({ status }) => process.exit(status < 500 ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/fixtures/faults/serve.js"]
