import { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { boards } from '../gallery.limits.ts'
import { galleryTag } from './gallery.tags.ts'

/** When a day begins in Paris: what begins with it or ended with the last one is on no page that was kept. */
export const newDay = defineJob({ name: 'gallery.new-day', data: z.object({}), cron: '0 0 * * *' })

/** Lets every page that shows a board be made anew. */
export const turnTheDay = ({ write }: Pick<Context, 'write'>) =>
  write(async ({ announce }) => announce(...boards.map(galleryTag)))
