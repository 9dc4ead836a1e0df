/** What a slice says of one action that the audit log keeps. */
interface DescribedAction {
  /** The fields that `before` and `after` of an entry hold; `record` is every field of the record. */
  readonly fields: readonly string[] | 'record'
  /** What the entry leaves out, because it is intimate, personal or long. */
  readonly secret?: readonly string[]
  /** What the log says, after the name of the actor: « a expédié la commande ». */
  readonly fr: string
  readonly en: string
  /** No call does it: a job does, by itself. */
  readonly byJob?: true
}

/** An action as it is logged; `Field` is the name of a field that its entries may hold. */
export interface AuditedAction<Field extends string = string> extends DescribedAction {
  /** The kind of record that it is about. */
  readonly subject: string
  /** As the log keeps it, such as `product.updated`. */
  readonly action: string
  readonly fields: readonly Field[] | 'record'
}

type FieldOf<Action> = Action extends { readonly fields: readonly (infer Field extends string)[] }
  ? Field
  : string

/**
 * Declares what a slice logs about one kind of record: `defineAudit('product', { updated: { … } })` logs
 * `product.updated`. The call that does it names the action in its contract.
 */
export const defineAudit = <const Actions extends Readonly<Record<string, DescribedAction>>>(
  subject: string,
  actions: Actions,
  area = subject,
) =>
  Object.fromEntries(
    Object.entries<DescribedAction>(actions).map(([name, described]) => [
      name,
      { ...described, subject, action: `${area}.${name}` },
    ]),
  ) as { readonly [Name in keyof Actions]: AuditedAction<FieldOf<Actions[Name]>> }
