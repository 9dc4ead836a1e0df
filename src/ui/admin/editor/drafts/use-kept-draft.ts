import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../../api/api-provider.tsx'
import type { Changes } from '../changes.ts'
import { createDraftHolder, type DraftHolder } from './draft-holder.ts'
import { useDraftStore } from './draft-store.ts'
import { changesOf, contentOf, withDraft } from './stored-changes.ts'

type Next<Draft> = (before: Changes<Draft> | undefined) => Changes<Draft> | undefined

interface KeptDraftOptions<Draft> {
  readonly record: string
  readonly isKept: boolean
  readonly saved: Draft
  /** The unsaved changes of this tab, and how they are changed. */
  readonly changes: Changes<Draft> | undefined
  readonly show: (next: Next<Draft>) => void
}

/** A draft that was typed on another device or before a crash. */
export interface OfferedDraft {
  readonly savedAt: string
  readonly takeUp: () => void
  readonly throwAway: () => void
}

/**
 * Those of this tab, by account and record. A tab that comes back to its own changes goes on with their holder, which
 * still knows of a draft that was not answered.
 */
const holders = new Map<string, DraftHolder>()

const useHolder = (record: string, hasChanges: boolean) => {
  const { tokens } = useSession()
  const store = useDraftStore()
  return useState(() => {
    const accountId = tokens.accountId()
    const key = `${accountId} ${record}`
    const before = holders.get(key)
    if (hasChanges && before) return before
    const asSameAccount = async <Answer>(call: () => Promise<Answer>) => {
      if (tokens.accountId() !== accountId) throw new Error('What one account typed is not sent as another')
      return call()
    }
    const holder = createDraftHolder({
      asks: !hasChanges,
      read: () => asSameAccount(() => store.read(record)),
      write: (draft) => asSameAccount(() => store.write(record, draft)),
      remove: () => asSameAccount(() => store.remove(record)),
    })
    // What is rendered without an account is rendered for everybody, and keeps nothing.
    if (accountId) holders.set(key, holder)
    return holder
  })[0]
}

/**
 * Keeps the changes of an editor with the account, and offers those that were typed elsewhere. The answer to the offer
 * comes late, and so does not move the form: the offer lies over its foot.
 */
export const useKeptDraft = <Draft extends object>(options: KeptDraftOptions<Draft>) => {
  const { record, isKept, saved, changes, show } = options
  const holder = useHolder(record, changes !== undefined)
  const draft = useSyncExternalStore(holder.subscribe, holder.offered, () => undefined)

  const ask = useEffectEvent(() => {
    if (isKept) void holder.ask((found) => changesOf(saved, found) !== undefined)
  })
  useEffect(() => {
    ask()
    const leave = () => void holder.flush()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [holder])

  const setChanges = (next: Next<Draft>) =>
    show((before) => {
      const after = next(before)
      if (isKept) holder.follow(contentOf(saved, after))
      return after
    })

  const offer: OfferedDraft | undefined = draft && {
    savedAt: draft.savedAt,
    takeUp: () => {
      const found = changesOf(saved, draft)
      if (found) setChanges((typed) => withDraft(typed, found))
      holder.settle()
    },
    throwAway: holder.settle,
  }
  return { setChanges, offer }
}
