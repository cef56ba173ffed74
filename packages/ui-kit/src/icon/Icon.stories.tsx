import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stack/Stack.tsx'
import type { IconName } from './Icon.tsx'
import { Icon } from './Icon.tsx'
import { iconPaths } from './iconPaths.ts'

const meta = {
  title: 'Basics/Icon',
  component: Icon,
  args: { name: 'vault' },
} satisfies Meta<typeof Icon>

export default meta

type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <Stack direction="row">
      {(Object.keys(iconPaths).sort() as IconName[]).map((name) => (
        <Icon key={name} name={name} label={name} />
      ))}
    </Stack>
  ),
}

export const Decoration: Story = {}

export const Named: Story = { args: { label: 'Safe' } }
