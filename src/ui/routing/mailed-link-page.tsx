import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { sentenceOf } from '../api/show-failure.ts'
import { useWrite } from '../api/use-write.ts'
import { Button } from '../buttons/button.tsx'
import { Refusal } from '../forms/refusal.tsx'
import { SectionHeading } from '../section-heading.tsx'
import { LocalLink } from './local-link.tsx'
import { PageHead } from './page-head.tsx'

interface LinkAnswer {
  readonly message: string
}

/** The answer to a link whose form was posted without scripts. */
export interface PostedLink extends LinkAnswer {
  readonly isDone: boolean
}

interface PressedLink<Answer extends LinkAnswer> {
  /** The token of the link: undefined while the page is the same for all visitors, empty when the address has none. */
  readonly token: string | undefined
  /** Sends the token to the server. */
  readonly send: (token: string) => Promise<Answer>
  /** The next link after success; after a form that was posted without scripts, no answer is known. */
  readonly onward: (answer: Answer | undefined) => { readonly to: string; readonly label: string }
  /** Shown below the next link. */
  readonly further?: ReactNode
  /** The page's own texts. */
  readonly t: (name: 'title' | 'description' | 'lead' | 'missing' | 'submit') => string
  /** The sentence for a server that was not reached. */
  readonly failed: string
  /**
   * The text shown where scripts do not run. Without it, the form is posted to the page's own address, which then
   * carries the token.
   */
  readonly withoutScript?: string
  readonly posted?: PostedLink | undefined
  /** The token is sent as soon as the link is opened, because the mail promised that one click is enough. */
  readonly atOnce?: boolean
}

interface MailedLinkPageProps<Answer extends LinkAnswer> extends PressedLink<Answer> {
  readonly path: string
  readonly houseName: string
}

/** The page that a link of a mail opens. It asks for a click, because mail programs open links by themselves. */
export const MailedLinkPage = <Answer extends LinkAnswer>({
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

const Press = <Answer extends LinkAnswer>({
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
      {refusal && <Refusal>{refusal}</Refusal>}
      <Button type="submit" size="large" loading={busy} className={withoutScript && 'noscript:hidden'}>
        {t('submit')}
      </Button>
    </form>
  )
}
