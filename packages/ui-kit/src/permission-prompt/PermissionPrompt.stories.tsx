import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { PermissionPrompt } from './PermissionPrompt.tsx'

const meta = {
  title: 'Apps/PermissionPrompt',
  component: PermissionPrompt,
  // Each in a frame of its own: a dialog covers the page it is on.
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: {
    request: {
      origin: 'https://swap.example',
      capabilities: ['requestAddressBook'],
    },
    appName: 'Swap',
    onAnswer: fn(),
  },
  // The button is enabled after half a second in view.
  play: async ({ canvas }) => {
    const allow = await canvas.findByRole('button', { name: 'Allow' })
    await waitFor(() =>
      expect(allow).not.toHaveAttribute('aria-disabled', 'true'),
    )
  },
} satisfies Meta<typeof PermissionPrompt>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const UnknownCapability: Story = {
  args: {
    request: {
      origin: 'https://xn--swp-hoa.example',
      capabilities: ['requestAddressBook', 'readEverything'],
    },
  },
}

export const HostileName: Story = {
  args: { appName: 'Swap\u202e (official)'.repeat(10) },
}

export const ManyCapabilities: Story = {
  args: {
    request: {
      origin: 'https://a-host-with-a-name-that-goes-on-and-on.swap.example',
      capabilities: Array.from(
        { length: 8 },
        (_, index) => `capability${index}`,
      ),
    },
  },
}

export const Nothing: Story = {
  args: { request: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const TooEarly: Story = {
  play: async ({ args, canvas }) => {
    const allow = await canvas.findByRole('button', { name: 'Allow' })
    allow.click()
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await waitFor(() =>
      expect(allow).not.toHaveAttribute('aria-disabled', 'true'),
    )
  },
}

export const Allowed: Story = {
  play: async ({ args, canvas }) => {
    const allow = await canvas.findByRole('button', { name: 'Allow' })
    await waitFor(() =>
      expect(allow).not.toHaveAttribute('aria-disabled', 'true'),
    )
    await userEvent.click(allow)
    await userEvent.click(allow)
    await expect(args.onAnswer).toHaveBeenCalledOnce()
    await expect(args.onAnswer).toHaveBeenCalledWith('allowed', args.request)
  },
}

export const Declined: Story = {
  play: async ({ args, canvas }) => {
    const decline = await canvas.findByRole('button', { name: 'Decline' })
    await userEvent.click(decline)
    await expect(args.onAnswer).toHaveBeenCalledOnce()
    await expect(args.onAnswer).toHaveBeenCalledWith('declined', args.request)
    const allow = canvas.getByRole('button', { name: 'Allow' })
    await waitFor(() =>
      expect(allow).not.toHaveAttribute('aria-disabled', 'true'),
    )
  },
}
