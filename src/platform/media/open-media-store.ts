import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { folderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'
import { s3Store } from './s3-store.ts'

/** The S3 store when it is set up, else the folder beside the database. */
export const openMediaStore = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): MediaStore =>
  s3 ? s3Store(s3) : folderStore(join(dataDir, 'media'))
