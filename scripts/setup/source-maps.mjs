import { setSourceMapsSupport } from 'node:module'

// Faults name the lines of our own sources. Node's flag for it keeps the maps of every library as well, 25 MB of them.
setSourceMapsSupport(true, { nodeModules: false })
