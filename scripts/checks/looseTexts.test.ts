import { expect, test } from 'vitest'
import { findLooseTexts } from './looseTexts.ts'

const textsOf = (source: string) =>
  findLooseTexts(source).map(({ text }) => text)

test('default: messages of a catalogue are no loose texts', () => {
  const source = `
    import { a } from 'some module with words'
    type Kind = 'two words' | 'b'
    export const A = () => <p className="one two" data-x={kind === 'a' ? 1 : 2}>
      {t('rows', { count })} {' '} · {cleanText(name)} <Icon name="vault" />
      <B title={t('title')} to="/transactions/tx" tone="warning" />
    </p>
    throw new RangeError('The amount must be above zero.')
    class A extends Error { constructor() { super('It failed at the node.') } }`
  expect(textsOf(source)).toEqual([])
})

test.each([
  ['text between tags', '<p>Send it</p>', 'Send it'],
  ['one word between tags', '<p>Send</p>', 'Send'],
  ['aria-label', '<a aria-label="Safe" />', 'Safe'],
  ['title', "<a title={open ? 'Close' : t('b')} />", 'Close'],
  ['placeholder', '<input placeholder="Name" />', 'Name'],
  ['label in a template', `<F label={\`Owner \${at}\`} />`, 'Owner'],
  ['description of an element', '<C description="All owners" />', 'All owners'],
  ['labels of a component', "<C labels={{ copy: 'Copy' }} />", 'Copy'],
  ['a choice of texts', "<p>{busy && 'Signing'}</p>", 'Signing'],
  ['a fallback', "<p>{name ?? 'Unnamed'}</p>", 'Unnamed'],
  ['a toast', "toasts.add({ title: 'Copied' })", 'Copied'],
  [
    'an error',
    "throw new Error('The file is not JSON.')",
    'The file is not JSON.',
  ],
  ['the title of a tab', "usePageTitle('Apps')", 'Apps'],
  ['a constant', "const text = 'Nothing was sent'", 'Nothing was sent'],
  ['a template', `const a = \`\${n} more owners\``, 'more owners'],
])('error: %s', (_, source, text) => {
  expect(textsOf(source)).toEqual([text])
})
