import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { sentenceOf } from '../api/show-failure.ts'
import { useWrite } from '../api/use-write.ts'
import { Button } from '../buttons/button.tsx'
import { SectionHeading } from '../section-heading.tsx'
import { LocalLink } from './local-link.tsx'
import { PageHead } from './page-head.tsx'

interface Told {
  readonly message: string
}

/** What came of a link whose form was posted without scripts. */
export interface PostedLink extends Told {
  readonly isDone: boolean
}

interface PressedLink<Answer extends Told> {
  /** What the link carries: undefined while the page is the same for all, empty where it was lost on the way. */
  readonly token: string | undefined
  /** Does what the link is for. */
  readonly send: (token: string) => Promise<Answer>
  /** Where it goes on from there; nothing is known of the answer to a form that was posted without scripts. */
  readonly onward: (answer: Answer | undefined) => { readonly to: string; readonly label: string }
  /** Stands below the way on. */
  readonly further?: ReactNode
  /** The page's own words. */
  readonly t: (name: 'title' | 'description' | 'lead' | 'missing' | 'submit') => string
  /** Said where the house was not reached. */
  readonly failed: string
  /** Said where scripts do not run. Absent, the form is posted to the page's own address, which carries the token then. */
  readonly withoutScript?: string
  readonly posted?: PostedLink | undefined
  /** Sent as soon as the link is opened, where one click is what the mail promised. */
  readonly atOnce?: boolean
}

interface MailedLinkPageProps<Answer extends Told> extends PressedLink<Answer> {
  readonly path: string
  readonly houseName: string
}

/** Where a link of a mail leads. It asks for a press, because programs of mail open links by themselves. */
export const MailedLinkPage = <Answer extends Told>({
  path,
  houseName,
  ...link
}: MailedLinkPageProps<Answer>) => {
  const { t } = link
  return (
    <>
      <PageHead
        title={`${t('title')} · ${houseName}`}
        description={t('description')}
        path={path}
        siteName={houseName}
        indexed={false}
      />
      <div className="frame flex min-h-[60svh] flex-col gap-8 py-section">
        <SectionHeading level={1} title={t('title')} lead={t('lead')} />
        <Press {...link} />
      </div>
    </>
  )
}

const Press = <Answer extends Told>({
  token,
  send,
  onward,
  further,
  t,
  failed,
  withoutScript,
  posted,
  atOnce = false,
}: PressedLink<Answer>) => {
  const [answer, setAnswer] = useState<Answer>()
  const { write, busy, failure } = useWrite({
    send: () => send(token ?? ''),
    succeeded: setAnswer,
    refresh: null,
  })
  const arrive = useEffectEvent(() => void write())
  useEffect(() => {
    if (atOnce && token) arrive()
  }, [atOnce, token])
  const press = (event: SubmitEvent) => {
    event.preventDefault()
    void write()
  }
  const done = answer ?? (posted?.isDone ? posted : undefined)
  if (done) {
    const { to, label } = onward(answer)
    return (
      <div className="flex flex-col items-start gap-6">
        <p
          role="status"
          tabIndex={-1}
          ref={(told) => told?.focus({ preventScroll: true })}
          className="outline-none"
        >
          {done.message}
        </p>
        <Button render={<LocalLink to={to} />}>{label}</Button>
        {further}
      </div>
    )
  }
  if (token === '') return <p>{t('missing')}</p>
  const refusal = failure ? (sentenceOf(failure) ?? failed) : posted?.message
  return (
    <form method="post" onSubmit={press} className="flex flex-col items-start gap-6">
      {withoutScript && (
        <noscript>
          <p>{withoutScript}</p>
        </noscript>
      )}
      {refusal && (
        <p role="alert" className="text-garance">
          {refusal}
        </p>
      )}
      <Button type="submit" size="large" loading={busy} className={withoutScript && 'noscript:hidden'}>
        {t('submit')}
      </Button>
    </form>
  )
}
