import type { ApiModule } from '../../../platform/http/implement.ts'

const found = import.meta.glob<Record<string, ApiModule>>('../../../features/*/server/*.routes.ts', {
  eager: true,
})

/** The routes of every slice, found by file name: a new slice needs no registration. */
export const apiModules: readonly ApiModule[] = Object.values(found).flatMap((module) =>
  Object.values(module),
)
