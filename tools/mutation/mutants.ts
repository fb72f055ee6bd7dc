/** Which small changes of a source file are worth trying, and the file with all of them built in behind switches. */
import { parseSync } from 'vite'

/** One change: the source from `start` to `end` (in UTF-16 units) becomes `text`; `drop` leaves a whole statement out. */
export interface Mutant {
  start: number
  end: number
  text: string
  kind: 'expression' | 'drop'
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const operators: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
}

/** Calls of methods that become calls of another one, or fall away (null). */
const methods: Readonly<Record<string, string | null>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  filter: null,
  slice: null,
  sort: null,
  toSorted: null,
  reverse: null,
  toReversed: null,
}

/** Parts of the tree that hold no code that runs, or names instead of values. */
const skipped = (parent: Node, key: string, node: Node): boolean =>
  /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(node.type) ||
  node.type === 'ImportDeclaration' ||
  (key === 'key' && parent.computed !== true) ||
  key === 'typeAnnotation' ||
  key === 'source'

/** The mutants of a TypeScript source, in reading order. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const found: Mutant[] = []
  const cut = (node: Node) => source.slice(node.start, node.end)
  const swap = (node: Node, text: string) => found.push({ start: node.start, end: node.end, text, kind: 'expression' })
  const visit = (node: Node) => {
    mutate(node, cut, swap, () => found.push({ start: node.start, end: node.end, text: '', kind: 'drop' }))
    for (const [key, value] of Object.entries(node)) {
      for (const inner of Array.isArray(value) ? value : [value]) {
        if (isNode(inner) && !skipped(node, key, inner)) visit(inner)
      }
    }
  }
  visit(parseSync(file, source).program as unknown as Node)
  return found.sort((a, b) => a.start - b.start || b.end - a.end)
}

function mutate(node: Node, cut: (node: Node) => string, swap: (node: Node, text: string) => void, drop: () => void) {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return mutateOperator(node, cut, swap)
    case 'UnaryExpression':
      return node.operator === '!' ? swap(node, `(${cut(node.argument as Node)})`) : undefined
    case 'ConditionalExpression':
    case 'IfStatement':
      swap(node.test as Node, 'true')
      return swap(node.test as Node, 'false')
    case 'Literal':
      if (typeof node.value === 'number') return swap(node, `${node.value + 1}`)
      return typeof node.value === 'boolean' ? swap(node, `${!node.value}`) : undefined
    case 'ArrayExpression':
      return (node.elements as unknown[]).length > 0 ? swap(node, '[]') : undefined
    case 'CallExpression':
      return mutateCall(node, cut, swap)
    case 'ExpressionStatement':
      return /^(Call|Assignment)Expression$/.test((node.expression as Node).type) ? drop() : undefined
  }
}

function mutateOperator(node: Node, cut: (node: Node) => string, swap: (node: Node, text: string) => void) {
  const [left, right] = [node.left as Node, node.right as Node]
  const isText = [left, right].some(({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string')
  if (isText && node.operator === '+') return
  for (const other of operators[node.operator as string] ?? []) {
    // Brackets: `a ?? b` may not stand beside && and || without them.
    swap(node, `(${cut(left)}) ${other} (${cut(right)})`)
  }
}

function mutateCall(node: Node, cut: (node: Node) => string, swap: (node: Node, text: string) => void) {
  const callee = node.callee as Node
  if (callee.type !== 'MemberExpression' || callee.computed || callee.optional) return
  const { name } = callee.property as unknown as { name: string }
  if (!Object.hasOwn(methods, name)) return
  const other = methods[name]
  const object = cut(callee.object as Node)
  const given = (node.arguments as Node[]).map(cut).join(', ')
  swap(node, other === null ? object : `${object}.${other}(${given})`)
}

/** The source with its mutants behind switches: mutant i takes effect when `on(first + i)` is true. */
export function withSwitches(source: string, mutants: readonly Mutant[], first: number, on: string): string {
  const before = new Map<number, string[]>()
  const after = new Map<number, string[]>()
  const add = (map: Map<number, string[]>, at: number, text: string, isFront: boolean) => {
    const list = map.get(at) ?? []
    if (isFront) list.unshift(text)
    else list.push(text)
    map.set(at, list)
  }
  mutants.forEach(({ start, end, text, kind }, i) => {
    const test = `${on}(${first + i})`
    // Outer ones come first: they open before, and close after, those within.
    add(before, start, kind === 'drop' ? `{if(!${test}) ` : `(${test}?(${text}):`, false)
    add(after, end, kind === 'drop' ? '}' : ')', true)
  })
  let out = ''
  for (let i = 0; i <= source.length; i++) {
    out += (after.get(i) ?? []).join('') + (before.get(i) ?? []).join('') + (source[i] ?? '')
  }
  return out
}
