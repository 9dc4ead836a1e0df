import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { buildIfStale } from '../scripts/setup/build.mjs'
import { nodeBinary } from '../scripts/setup/node-binary.mjs'
import { inProject } from '../scripts/setup/project.mjs'
import { furnish } from '../scripts/suite/demo-house.mjs'
import { testEnvironment } from '../scripts/suite/environment.mjs'
import { freePort } from '../scripts/suite/free-port.mjs'
import { runServer } from './run-server.ts'

/** The built product, serving the demo house on a port of this machine. */
export interface MeasuredServer {
  readonly port: number
}

/** Starts the built product as `npm start` does, over a finished demo house, and stops it whatever the work comes to. */
export const withServer = async <T>(work: (measured: MeasuredServer) => Promise<T>): Promise<T> => {
  await buildIfStale()
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-house-'))
  await furnish(dataDir)
  const port = await freePort()
  try {
    return await runServer({ port, env: serverEnvironment({ port, dataDir }) }, () => work({ port }))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The settings of the person who runs this stay out: what is measured is the demo house. */
const serverEnvironment = ({ port, dataDir }: { port: number; dataDir: string }) => ({
  ...testEnvironment({
    env: process.env,
    settings: readFileSync(inProject('.env.example'), 'utf8'),
    node: nodeBinary(),
  }),
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
})
