import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { CopyButton } from './CopyButton.tsx'

const meta = {
  title: 'Basics/CopyButton',
  component: CopyButton,
  args: { value: 'eth:0x1234', label: 'Copy address' },
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText')
    write.mockResolvedValue()
    return () => write.mockRestore()
  },
} satisfies Meta<typeof CopyButton>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Copied: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      'eth:0x1234',
    )
    await expect(await canvas.findByText('Copied')).toBeInTheDocument()
  },
}

export const Refused: Story = {
  args: { label: 'Copy', failedLabel: 'The browser refused' },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new Error('NotAllowedError'),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(
      await canvas.findByText('The browser refused'),
    ).toBeInTheDocument()
  },
}

export const AskedFirst: Story = {
  args: { onBeforeCopy: () => false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(navigator.clipboard.writeText).not.toHaveBeenCalled()
  },
}
