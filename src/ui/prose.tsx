import { classNames } from './class-names.ts'

const STYLE =
  '[&>*+*]:mt-4 [&_h2]:mt-12! print:[&_h2]:mt-7! [&_h2]:font-display [&_h2]:text-subheading [&_h3]:mt-8! [&_h3]:font-medium ' +
  '[&_li]:mt-2 [&_ol]:list-decimal [&_ol]:pl-[1.4em] [&_ul]:list-disc [&_ul]:pl-[1.4em] [&_li]:marker:text-ink-soft ' +
  '[&_strong]:font-semibold [&_a]:wrap-anywhere [&_a]:underline [&_a]:decoration-garance [&_a]:underline-offset-[0.22em] [&_a:hover]:text-garance ' +
  '[&_blockquote]:border [&_blockquote]:border-rule [&_blockquote]:p-5 [&_blockquote]:text-small [&_blockquote>*+*]:mt-3'

/** A long text that the server rendered from Markdown. The HTML must be our own. */
export const Prose = ({ html, className }: { html: string; className?: string }) => {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the house in content/, taken in when it is built
    <div className={classNames('prose', STYLE, className)} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
