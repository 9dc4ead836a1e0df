import type { Act } from '../../../features/desk/admin/today/act.public.ts'

const found = import.meta.glob<Record<string, Act>>('../../../features/*/admin/*.act.ts', { eager: true })

/** The acts that finish an entry of today's list, of every slice. */
export const actsOfAdmin: readonly Act[] = Object.values(found).flatMap((module) => Object.values(module))
