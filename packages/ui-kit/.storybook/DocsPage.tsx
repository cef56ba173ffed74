import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { findParts } from './findParts.ts'

/** Its words, its first story, its props, what a style may rely on, the rest. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const fileName: unknown = preparedMeta.parameters['fileName']
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <h2>Props</h2>
      <Controls />
      <StylingHooks parts={findParts(String(fileName))} />
      <Stories includePrimary={false} />
    </>
  )
}

function StylingHooks({ parts }: { parts: ReturnType<typeof findParts> }) {
  const attributes = parts.flatMap(({ part, attributes = {} }) =>
    Object.entries(attributes).map(([name, text]) => ({ part, name, text })),
  )
  const variables = parts.flatMap(({ part, variables = {} }) =>
    Object.entries(variables).map(([name, text]) => ({ part, name, text })),
  )
  return (
    <>
      <h2>Data attributes</h2>
      <HookTable
        hooks={attributes}
        none="None: nothing about it changes but what it holds."
      />
      <h2>CSS variables</h2>
      <HookTable
        hooks={variables}
        none="None of its own: it reads the tokens."
      />
    </>
  )
}

interface HookTableProps {
  hooks: readonly { part: string; name: string; text: string }[]
  none: string
}

function HookTable({ hooks, none }: HookTableProps) {
  if (hooks.length === 0) return <p>{none}</p>
  return (
    <table>
      <thead>
        <tr>
          <th>Part</th>
          <th>Name</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        {hooks.map(({ part, name, text }) => (
          <tr key={`${part} ${name}`}>
            <td>
              <code>.{part}</code>
            </td>
            <td>
              <code>{name}</code>
            </td>
            <td>
              {text.split('`').map((words, index) =>
                // Between two backticks stands a value.
                index % 2 === 1 ? <code key={words}>{words}</code> : words,
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
