import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Palette, type PaletteGroup, type PaletteItem } from '../../../../ui/overlays/palette.tsx'
import type { DeskContract } from '../../desk.contract.ts'
import type { Room } from '../room.public.ts'
import { commandTexts } from './command.texts.ts'
import { deedIn, deeds, latelyFirst, matching, waysOf } from './command-groups.ts'

type Way = PaletteItem & { readonly to: string }

interface CommandPaletteProps {
  readonly rooms: readonly Room[]
  /** What was opened lately, the last first. */
  readonly lately: readonly string[]
  /** Has what was typed while this was being loaded given to a function, once the field has the focus. */
  readonly arriving: (take: (text: string) => void) => void
  readonly onClose: () => void
}

const typingMs = 120

/** What was typed, once nobody has typed for a moment. */
const useSettled = (text: string) => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** The records that have what was typed, asked for once somebody stops typing. */
const useFindings = (text: string) => {
  const api = useApi<DeskContract>()
  const lng = useLanguage()
  const q = useSettled(text.trim())
  return usePrivateQuery(
    queryOptions({
      queryKey: ['desk-search', lng, q],
      queryFn: async ({ signal }) => (await api('GET /admin/search', { query: { q }, signal })).groups,
      placeholderData: keepPreviousData,
      staleTime: 10_000,
      meta: { private: true },
    }),
    { isOpen: q.length > 1 },
  )
}

/** Finds records, rooms, settings and acts by what is typed, and leads to the one that is chosen. */
export const CommandPalette = ({ rooms, lately, arriving, onClose }: CommandPaletteProps) => {
  useOwnTexts('command', commandTexts)
  const { t } = useTranslation('command')
  const lng = useLanguage()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const arrive = useEffectEvent(() => arriving((typed) => setText((now) => typed + now)))
  useEffect(() => arrive(), [])
  const names = {
    ship: t('deeds.ship'),
    prepare: t('deeds.prepare'),
    refund: t('deeds.refund'),
    move: t('deeds.move'),
    answer: t('deeds.answer'),
  }
  const { deed, words } = deedIn(text, names)
  const { data, isFetching, error } = useFindings(words)
  const ways = waysOf(rooms, lng)
  const isTyped = text.trim() !== ''
  const findings = isTyped && words.length > 1 ? (data ?? []) : []
  const { kind: ofDeed, anchor } = deed ? deeds[deed] : { kind: undefined, anchor: '' }
  const toDo = findings.flatMap(({ kind, findings: items }) =>
    deed !== undefined && kind === ofDeed
      ? items.map(({ _id, ...item }) => ({
          ...item,
          id: `${deed} ${_id}`,
          title: `${names[deed]} ${item.title}`,
          to: item.to + anchor,
        }))
      : [],
  )
  const groups: readonly PaletteGroup<Way>[] = [
    ...(toDo.length > 0 ? [{ label: t('acts'), items: toDo }] : []),
    ...findings.map(({ kind, findings: items }) => ({
      label: t(`kinds.${kind}`),
      items: latelyFirst(
        items.map(({ _id, ...item }) => ({ ...item, id: `${kind} ${_id}` })),
        lately,
      ),
    })),
    { label: t('acts'), items: toDo.length > 0 ? [] : matching(ways.acts, text) },
    { label: t('rooms'), items: latelyFirst(matching(ways.rooms, text), lately) },
    { label: t('parts'), items: isTyped ? matching(ways.parts, text) : [] },
  ].filter(({ items }) => items.length > 0)
  return (
    <Palette
      label={t('title')}
      placeholder={t('placeholder')}
      closeLabel={t('close')}
      text={text}
      onText={setText}
      groups={groups}
      empty={error ? t('failed') : isTyped && !isFetching ? t('nothing') : null}
      onClose={onClose}
      onChoose={({ to }) => {
        onClose()
        void navigate(localizedPath(to, lng))
      }}
    />
  )
}
