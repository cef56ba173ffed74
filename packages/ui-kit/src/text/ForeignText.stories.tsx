import type { Meta, StoryObj } from '@storybook/react-vite'
import { ForeignText } from './ForeignText.tsx'

const meta = {
  title: 'Basics/ForeignText',
  component: ForeignText,
  args: { value: 'USD Coin' },
} satisfies Meta<typeof ForeignText>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Hidden: Story = { args: { value: 'US\u202eDC' } }

export const MixedAlphabets: Story = { args: { value: 'USD\u0421' } }

export const Long: Story = { args: { value: 'a'.repeat(500) } }

export const Empty: Story = { args: { value: '' } }

export const OnlyHidden: Story = { args: { value: '\u200b\u202e' } }

export const OtherWords: Story = {
  args: { value: 'US\u202eDC', labels: { hidden: 'Etwas war versteckt' } },
}

export const Short: Story = { args: { value: 'A long name', max: 5 } }
