import { useRef, useState } from 'react'
import { type FieldScope, fillBlanks, focusOn, typedIn, typeInto } from './typed-fields.ts'

/** What is typed into a form, by the names of its fields; a group or box that is not ticked is ''. */
export type Typed<Name extends string> = Readonly<Record<Name, string>>

/** What is known of what the fields are to hold. */
export type Known<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>

export interface TypedOptions<Name extends string> {
  /** The names of the fields, in the order in which the form shows them. */
  readonly names: readonly Name[]
  /** What the fields hold at first; nothing by default. */
  readonly start?: Known<NoInfer<Name>> | undefined
  /** Called with what is typed whenever that changes, for instance to keep it. */
  readonly changed?: (typed: Typed<NoInfer<Name>>) => unknown
}

const typedAtFirst = <Name extends string>(names: readonly Name[], start?: Known<Name>) =>
  Object.fromEntries(names.map((name) => [name, start?.[name] ?? ''])) as Typed<Name>

/**
 * Follows what the fields of a form hold. React does not control them: what was typed before the script was loaded
 * stays.
 */
export const useTyped = <Name extends string>({ names, start, changed }: TypedOptions<Name>) => {
  const scope = useRef<FieldScope | null>(null)
  const wasShown = useRef(false)
  const [typed, setTyped] = useState(() => typedAtFirst(names, start))
  const latest = useRef(typed)
  const show = (now: Typed<Name>) => {
    latest.current = now
    setTyped(now)
    return now
  }
  /** Reads the fields at this moment. One that is not shown now keeps what it held. */
  const read = () => {
    const { current: fields } = scope
    if (!fields) return latest.current
    const now = names.map((name) => [name, typedIn(fields, name) ?? latest.current[name]])
    return show(Object.fromEntries(now) as Typed<Name>)
  }
  const follow = () => {
    const before = latest.current
    const now = read()
    if (names.some((name) => now[name] !== before[name])) changed?.(now)
    return now
  }
  const write = (values: Known<Name>) => {
    const { current: fields } = scope
    for (const name of names) if (fields && values[name] !== undefined) typeInto(fields, name, values[name])
    return show({ ...latest.current, ...values })
  }
  /** Stays the same function, so that it is called only when the fields come or go. */
  const [attach] = useState(() => (element: FieldScope | null) => {
    scope.current = element
    if (!element) return
    // Fields that come back hold again what was typed into them.
    if (wasShown.current) for (const name of names) typeInto(element, name, latest.current[name])
    wasShown.current = true
  })
  return {
    attach,
    typed,
    read,
    follow,
    /** Writes values that became known into the fields that are blank. */
    fill: (known: Known<Name>) => {
      const ofForm = Object.fromEntries(names.map((name) => [name, known[name]]))
      if (scope.current) fillBlanks(scope.current, ofForm)
      follow()
    },
    /** Writes values into the fields, whatever they hold. */
    put: (values: Known<Name>) => {
      changed?.(write(values))
    },
    /** Begins again with these values, or as it was at first. */
    restart: (values: Known<Name> | undefined = start) => write(typedAtFirst(names, values)),
    focus: (name: Name, instead?: (name: Name, fields: FieldScope) => boolean) => {
      const { current: fields } = scope
      if (fields && !instead?.(name, fields)) focusOn(fields, name)
    },
  }
}
