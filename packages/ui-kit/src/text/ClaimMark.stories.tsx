import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClaimMark } from './ClaimMark.tsx'

const meta = {
  title: 'Basics/ClaimMark',
  component: ClaimMark,
} satisfies Meta<typeof ClaimMark>

export default meta

type Story = StoryObj<typeof meta>

export const Gateway: Story = {}

export const App: Story = { args: { by: 'app' } }

export const Short: Story = { args: { short: true } }
