import { type FocusEvent, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import type { RefusedPost } from './posted-form.ts'
import { type FailureSentences, type FormRefusal, refusalOfFields, refusalOfForm } from './refusal-of-form.ts'
import type { FieldScope } from './typed-fields.ts'
import { type Known, type Typed, type TypedOptions, useTyped } from './use-typed.ts'

/** What is wrong with what is typed: a sentence for each field that is at fault. */
export type Faults<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>

interface Refusable<Name extends string> {
  readonly names: readonly Name[]
  /** The error of the last write (`failure` of `useWrite`), when the form itself shows why it was refused. */
  readonly failure?: unknown
  readonly failures?: FailureSentences
  /** The refusal that led back to this form, for instance after it was posted before its script was loaded. */
  readonly refused?: Pick<RefusedPost<unknown>, 'fields' | 'message'> | undefined
}

interface FormOptions<Name extends string> extends TypedOptions<Name>, Refusable<Name> {
  /** Finds the faults that the browser can see; the server has the last word. */
  readonly check?: (typed: Typed<NoInfer<Name>>) => Faults<NoInfer<Name>>
  /** A fault is also shown when the visitor leaves its field, unless that is blank. */
  readonly checksWhenLeft?: boolean
  /** Called with what is typed, once nothing is wrong with it. A part of a larger form is attempted by that form. */
  readonly submit?: (typed: Typed<NoInfer<Name>>) => unknown
  /** Returns what an earlier visit left unsent: it fills the fields that are blank. */
  readonly kept?: () => Known<NoInfer<Name>>
  /** Moves the focus to a field at fault that has no input of its name; returns whether it did. */
  readonly focusInstead?: (name: Name, scope: FieldScope) => boolean
}

const refusalOf = <Name extends string>(options: Refusable<Name>): FormRefusal => {
  const { names, failure, failures = { failed: '' }, refused } = options
  if (failure) return refusalOfForm(failure, names, failures)
  return refused ? refusalOfFields(refused, names) : { fields: new Map(), whole: undefined }
}

/** The fields that the visitor has left. */
const useLeft = () => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  return {
    isLeft: (name: string) => left.has(name),
    leave: (name: string) => setLeft((known) => (known.has(name) ? known : new Set([...known, name]))),
    forget: () => setLeft(new Set()),
  }
}

/**
 * A form. `typed` follows what its fields hold. A submit with faults sends nothing, shows each fault at its field and
 * focuses the first; from then on the faults follow what is typed. After a refusal by the server the same holds for the
 * fields that it names, each until it is changed; what concerns no field is `refusal`. Writing is the caller's, by
 * `useWrite`.
 */
export const useForm = <const Name extends string>(options: FormOptions<Name>) => {
  const { names, start, check, submit, failure, kept, checksWhenLeft = false, focusInstead } = options
  const { attach, typed, read, follow, fill, put, restart, ...fields } = useTyped(options)
  const { isLeft, leave, forget } = useLeft()
  const [sent, setSent] = useState(typed)
  const [isTried, setTried] = useState(false)

  const faultsIn = (now: Typed<Name>) =>
    new Map<string, string | undefined>(check ? Object.entries(check(now)) : [])
  const faults = faultsIn(typed)
  const refused = refusalOf(options)
  const isChecked = (name: Name) => isTried || (checksWhenLeft && isLeft(name) && typed[name].trim() !== '')
  const errorOf = (name: Name) =>
    (isChecked(name) && faults.get(name)) ||
    (typed[name] === sent[name] ? refused.fields.get(name) : undefined)
  const focus = (name: Name) => fields.focus(name, focusInstead)
  const attempt = () => {
    const now = follow()
    setTried(true)
    const found = faultsIn(now)
    const first = names.find((name) => found.get(name))
    if (first !== undefined) return void focus(first)
    setSent(now)
    return now
  }

  const focusRefused = useEffectEvent(() => {
    const first = names.find((name) => refused.fields.has(name))
    if (first !== undefined) focus(first)
  })
  useEffect(() => {
    if (failure) focusRefused()
  }, [failure])
  const open = useEffectEvent(() => kept && fill(kept()))
  useEffect(() => void open(), [])

  /** For a `<fieldset>` that is a form within a larger form. */
  const scopeProps = {
    ref: attach,
    onInput: follow,
    onBlur: ({ target }: FocusEvent) => leave(target.getAttribute('name') ?? ''),
  }
  /** For the `<form>`. */
  const props = {
    ...scopeProps,
    noValidate: true,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault()
      const now = attempt()
      if (now) void submit?.(now)
    },
  }
  const reset = (values?: Known<Name>) => {
    setTried(false)
    forget()
    setSent(restart(values))
  }
  return {
    ...{ props, scopeProps, typed, read, fill, put, reset, focus, isLeft, leave, errorOf },
    /** What is typed, if nothing is wrong with it; otherwise the faults are shown and the first has the focus. */
    attempt,
    /** What a field takes from its form. */
    field: (name: Name) => ({ name: name as string, defaultValue: start?.[name], error: errorOf(name) }),
    /** Why the whole form was refused. */
    refusal: refused.whole || undefined,
    isFaulty: isTried && names.some((name) => faults.get(name)),
  }
}

/** A form as its parts take it. */
export type Form<Name extends string> = Pick<
  ReturnType<typeof useForm<Name>>,
  'typed' | 'field' | 'errorOf' | 'isLeft' | 'leave'
>
