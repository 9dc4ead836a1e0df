import type { ApiModule } from '../../../platform/http/implement.ts'

const found = import.meta.glob<Record<string, ApiModule>>('../../../features/*/server/*.routes.ts', {
  eager: true,
})

/** The routes of every slice, found by the name of their file: a new slice registers itself. */
export const apiModules: readonly ApiModule[] = Object.values(found).flatMap((module) =>
  Object.values(module),
)
