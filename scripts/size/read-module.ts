import { type ModuleItem, parseSync } from '@swc/core'

interface Imported {
  /** As it is written, such as « ./order.ts ». */
  readonly from: string
  /** « * » for all that it exports. */
  readonly names: readonly string[]
}

export interface ReadModule {
  readonly functions: number
  readonly exported: readonly string[]
  readonly imported: readonly Imported[]
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const functionTypes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'Constructor',
  'MethodProperty',
  'GetterProperty',
  'SetterProperty',
])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const everyNode = function* (value: unknown): Generator<Node> {
  if (isNode(value)) yield value
  if (typeof value !== 'object' || value === null) return
  for (const part of Object.values(value)) yield* everyNode(part)
}

const textOf = (value: unknown) =>
  isNode(value) && typeof value.value === 'string' ? value.value : undefined

/** What `import('./part.ts')` asks for, as a value or as a type. */
const askedLater = (node: Node) => {
  if (node.type === 'TsImportType') return textOf(node.argument)
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'Import')
    return undefined
  const [first] = Array.isArray(node.arguments) ? node.arguments : []
  return textOf(first?.expression)
}

/** The names of a constant: `const { fr, en } = …` has two. */
const namesOfPattern = (pattern: unknown): readonly string[] => {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [String(pattern.value)]
  const named = pattern.type === 'AssignmentPatternProperty' ? pattern.key : pattern.value
  const parts = pattern.properties ?? pattern.elements ?? [named, pattern.left, pattern.argument]
  return Array.isArray(parts) ? parts.flatMap(namesOfPattern) : []
}

const declared = (declaration: unknown): readonly string[] => {
  if (!isNode(declaration)) return []
  if (declaration.type === 'VariableDeclaration' && Array.isArray(declaration.declarations))
    return declaration.declarations.flatMap(({ id }) => namesOfPattern(id))
  return [textOf(declaration.id) ?? textOf(declaration.identifier) ?? 'default']
}

const importedBy = (item: ModuleItem): Imported | undefined => {
  if (item.type === 'ExportAllDeclaration') return { from: item.source.value, names: ['*'] }
  if (item.type === 'ExportNamedDeclaration' && item.source)
    return {
      from: item.source.value,
      names: item.specifiers.map((each) => (each.type === 'ExportSpecifier' ? each.orig.value : '*')),
    }
  if (item.type !== 'ImportDeclaration') return undefined
  const names = item.specifiers.map((each) => {
    if (each.type === 'ImportDefaultSpecifier') return 'default'
    return each.type === 'ImportNamespaceSpecifier' ? '*' : (each.imported ?? each.local).value
  })
  return { from: item.source.value, names }
}

const exportedBy = (item: ModuleItem): readonly string[] => {
  if (item.type === 'ExportDeclaration') return declared(item.declaration)
  if (item.type === 'ExportDefaultDeclaration' || item.type === 'ExportDefaultExpression') return ['default']
  if (item.type !== 'ExportNamedDeclaration') return []
  return item.specifiers.flatMap((each) =>
    each.type === 'ExportSpecifier' ? [(each.exported ?? each.orig).value] : [],
  )
}

/** Counts the functions of a file, however they are written, and reads what it exports and imports. */
export const readModule = (text: string, { isTsx }: { isTsx: boolean }): ReadModule => {
  const { body } = parseSync(text, { syntax: 'typescript', tsx: isTsx })
  const nodes = [...everyNode(body)]
  const later = nodes.flatMap((node) => askedLater(node) ?? [])
  return {
    functions: nodes.filter(({ type }) => functionTypes.has(type)).length,
    exported: body.flatMap(exportedBy),
    imported: [
      ...body.flatMap((item) => importedBy(item) ?? []),
      ...later.map((from) => ({ from, names: ['*'] })),
    ],
  }
}
