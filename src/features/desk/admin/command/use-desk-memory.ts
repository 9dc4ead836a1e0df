import { queryOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useSingleKeys } from '../../../../ui/admin/single-keys.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import type { DeskContract, DeskMemory } from '../../desk.contract.ts'
import { mostLately } from '../../desk.limits.ts'

/** A page that is left at once is only passed through: it is remembered after this time. */
const passedAfterMs = 3_000

let opened: readonly string[] = []

const firstOf = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())].slice(0, mostLately)

/** Remembers with the account what was opened lately and whether single keys do something. */
export const useDeskMemory = ({ isOpen }: { readonly isOpen: boolean }) => {
  const api = useApi<DeskContract>()
  const { pathname, search } = useLocation()
  const { isOn, turn } = useSingleKeys()
  const { data } = usePrivateQuery(
    queryOptions({
      queryKey: ['desk-memory'],
      queryFn: ({ signal }) => api('GET /admin/desk-memory', { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
    { isOpen },
  )
  const { write } = useWrite({
    send: (body: Partial<DeskMemory>) => api('PUT /admin/desk-memory', { body: { ...body } }),
    refresh: null,
  })
  const lately = () => firstOf(opened, data?.lately ?? [])
  const keep = useEffectEvent(() => {
    if (isOpen && data) void write({ lately: lately() })
  })
  useEffect(() => {
    const params = new URLSearchParams(search)
    params.delete('lng')
    opened = firstOf([params.size > 0 ? `${pathname}?${params}` : pathname], opened)
    const timer = setTimeout(keep, passedAfterMs)
    return () => clearTimeout(timer)
  }, [pathname, search])
  const singleKeys = data?.singleKeys
  const recall = useEffectEvent(turn)
  useEffect(() => {
    if (singleKeys !== undefined) recall(singleKeys)
  }, [singleKeys])
  return {
    lately,
    singleKeys: isOn,
    turnSingleKeys: (on: boolean) => {
      turn(on)
      void write({ singleKeys: on })
    },
  }
}
