import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // The whole table of routes is a cached file of a few kB; asking the server for it link by link would cost a round trip each.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
