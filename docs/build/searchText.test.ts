import { expect, test } from 'vitest'
import { plainBlocks, searchTextOf } from './searchText.ts'

const entry = `# gateway-sdk

*Since 0.1.0 · stable*

## Interfaces

### SafeInfo

*Since 0.1.0 · stable*

A [safe](x.md), as the \`gateway\` knows it.

More about it.

#### Properties

| Property | Type |
| --- | --- |
| owners | string[] |

### GatewayCall

> **GatewayCall**\\<\`P\`\\> = (\`client\`) => \`Promise\`

Defined in: [a.ts](a.ts)

\`\`\`ts
### no heading
\`\`\`

### SafeInfo

The value.
`

test('default: keeps each export of an entry with its first line', () => {
  expect(
    searchTextOf('reference/gateway-sdk/index.md', entry),
  ).toMatchInlineSnapshot(`
      "# gateway-sdk {#gateway-sdk}

      ### SafeInfo {#safeinfo}

      A safe, as the gateway knows it.

      ### GatewayCall {#gatewaycall}

      ### SafeInfo {#safeinfo-1}

      The value.
      "
    `)
})

test('behavior: keeps the title alone of a page of one export', () => {
  const page =
    '# Function: paginate()\n\nReads all pages.\n\n## Parameters\n\n### client\n\nThe client.\n'
  expect(
    searchTextOf('reference/gateway-sdk/functions/paginate.md', page),
  ).toBe('# Function: paginate() {#function-paginate}\n\nReads all pages.\n')
})

test('behavior: writes names and texts as text, not as markup', () => {
  const page = '# Variable: MAX\\_SIZE\n\nUp to <b> {{ x }} & `a_b`.\n'
  expect(searchTextOf('reference/a/index.md', page)).toBe(
    '# Variable: MAX\\_SIZE {#variable-max-size}\n\nUp to &lt;b> \\{\\{ x \\}\\} &amp; a\\_b.\n',
  )
})

test('behavior: blocks of code have no language', () => {
  expect(
    plainBlocks('```tsx\n<a />\n```\n\n- item\n\n  ```sh\n  ls\n  ```'),
  ).toBe('```\n<a />\n```\n\n- item\n\n  ```\n  ls\n  ```')
})
