# The reference service alone, to be judged as a container: `npm ci && npm run build && docker build -t countersign-reference .`
# It serves on port 8080, its control interface at /control; its variables are in fixtures/faults/serve.ts.

# Any image with Node 20.19 or later in it.
ARG BASE=node:24-slim
FROM ${BASE}

WORKDIR /service
# All that .dockerignore lets in: what is compiled of the service, and the two packages that it stands on.
COPY . .

# Nobody in particular: not the administrator.
USER 1000:1000
ENV NODE_ENV=production PORT=8080
EXPOSE 8080
# Where a token is wanted it answers 401: that is well, too.
HEALTHCHECK --interval=5s --timeout=3s --start-period=5s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/control`).then(({ status }) => process.exit(status < 500 ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/fixtures/faults/serve.js"]
