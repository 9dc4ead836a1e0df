import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { randomId } from '../../../shared/random-id.ts'
import { notify } from '../../../ui/toasts.ts'

interface Answer {
  readonly done: string
  readonly failed: string
  /** Everything that would be sent, to know the same try again. */
  readonly content: unknown
  readonly send: (idempotencyKey: string) => Promise<unknown>
}

/** Answers a withdrawal, says what came of it, and has all that the house looks at read again. */
export const useAnswer = () => {
  const queries = useQueryClient()
  const [sending, setSending] = useState(false)
  const last = useRef({ content: '', key: '' })

  /** One key for each content: pressed again after a broken line, it is the same answer. */
  const keyOf = (content: string) => {
    if (last.current.content !== content) last.current = { content, key: randomId() }
    return last.current.key
  }

  const answer = async ({ done, failed, content, send }: Answer) => {
    setSending(true)
    try {
      await send(keyOf(JSON.stringify(content)))
      notify('general', { title: done, description: '', variant: 'success' })
    } catch (error) {
      const description = error instanceof ApiError ? error.message : ''
      notify('general', { title: failed, description, variant: 'destructive' })
    } finally {
      setSending(false)
    }
    await queries.invalidateQueries({ predicate: ({ meta }) => meta?.private === true })
  }

  return { answer, sending }
}
