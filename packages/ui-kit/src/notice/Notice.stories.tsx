import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Notice } from './Notice.tsx'

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: {
    title: 'Nothing is queued with nonce 16',
    children: 'Nonce 17 has to wait.',
  },
} satisfies Meta<typeof Notice>

export default meta

type Story = StoryObj<typeof meta>

export const Info: Story = {}

export const Success: Story = { args: { tone: 'success' } }

export const Warning: Story = { args: { tone: 'warning' } }

export const Danger: Story = { args: { tone: 'danger' } }

export const TitleAlone: Story = { args: { children: undefined } }

export const WithActions: Story = {
  args: { tone: 'warning', actions: <Button size="small">Look again</Button> },
}

export const Appeared: Story = {
  args: { tone: 'danger', role: 'alert', title: 'Hashes differ' },
}

export const Long: Story = {
  args: { title: '0x'.padEnd(200, 'ab'), children: 'words '.repeat(80) },
}
