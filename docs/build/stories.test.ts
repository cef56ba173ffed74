import { expect, test } from 'vitest'
import { groupStories, type StoryIndex } from './stories.ts'

const index = (...stories: (readonly [string, string])[]): StoryIndex => ({
  entries: Object.fromEntries(
    stories.map(([title, name]) => {
      const id = `${title}--${name}`
      const importPath = `./src/${title}.stories.tsx`
      return [id, { type: 'story', id, title, name, importPath }]
    }),
  ),
})

test('default: groups the stories of exported components', () => {
  const stories = index(
    ...([
      ['Layout/Card', 'Plain'],
      ['Basics/Menu', 'Open'],
      ['Basics/Armed', 'Ready'],
      ['Basics/Menu', 'Empty'],
    ] as const),
  )
  expect(
    groupStories(stories, ['Card', 'Menu'], () => '').map(
      ({ group, component, stories: own }) =>
        `${group}/${component}: ${own.map(({ name }) => name).join(', ')}`,
    ),
  ).toEqual(['Basics/Menu: Open, Empty', 'Layout/Card: Plain'])
})

test('behavior: a story is played if it does more than wait and compare', () => {
  const source = `
const wait = ({ canvas }) => canvas.findByText('A')

const act = ({ canvas }) => userEvent.click(canvas.getByText('A'))

export const Waits: Story = {
  play: async (context) => {
    await wait(context)
    await expect(context.canvas.getByText('B')).toBeVisible()
  },
}

export const Clicks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('A'))
  },
}

export const Acts: Story = { args: {},
  play: async (context) => {
    await act(context)
  },
}
`
  const entries = Object.fromEntries(
    ['Waits', 'Clicks', 'Acts', 'Unknown'].map((name) => [
      name,
      {
        ...{ type: 'story' as const, id: name, title: 'Basics/Menu', name },
        ...{ importPath: 'a', exportName: name, tags: ['play-fn'] },
      },
    ]),
  )
  const [menu] = groupStories({ entries }, ['Menu'], () => source)
  expect(menu?.stories.map(({ id, isPlayed }) => [id, isPlayed])).toEqual([
    ['Waits', false],
    ['Clicks', true],
    ['Acts', true],
    ['Unknown', true],
  ])
})

test('behavior: a docs page is no story', () => {
  const page = { id: 'a', title: 'Basics/Menu', name: 'A', importPath: 'a' }
  const entries = {
    a: { ...page, type: 'docs' },
    b: { ...page, type: 'story', id: 'b' },
  } as const
  const [menu] = groupStories({ entries }, ['Menu'], () => '')
  expect(menu?.stories).toEqual([{ id: 'b', name: 'A', isPlayed: false }])
})

test('error: a component without a story', () => {
  expect(() =>
    groupStories(index(), ['Menu', 'Card'], () => ''),
  ).toThrowErrorMatchingInlineSnapshot(
    `[Error: Components without a story: Menu, Card.]`,
  )
})
