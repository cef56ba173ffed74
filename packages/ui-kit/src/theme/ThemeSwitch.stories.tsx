import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ThemeChoice } from './applyTheme.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const meta = {
  title: 'Basics/ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'system', onValueChange: () => undefined },
} satisfies Meta<typeof ThemeSwitch>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => {
    const [choice, setChoice] = useState<ThemeChoice>('system')
    return <ThemeSwitch value={choice} onValueChange={setChoice} />
  },
}
