import type { LegalText } from '../documents.contract.ts'

interface BlankListProps {
  readonly blanks: LegalText['blanks']
  readonly title: string
  readonly lead: string
}

/** What the house fills in between double braces, opened when it is looked for. */
export const BlankList = ({ blanks, title, lead }: BlankListProps) => (
  <details className="mt-4 text-small">
    <summary className="cursor-pointer py-1 font-medium">{title}</summary>
    <p className="mt-1 text-caption text-ink-soft">{lead}</p>
    <dl className="mt-2 grid gap-x-gutter text-caption sm:grid-cols-2">
      {blanks.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap gap-x-3 border-hairline border-b py-1">
          <dt className="font-mono">{`{{${name}}}`}</dt>
          <dd className="min-w-0 text-ink-soft wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  </details>
)
