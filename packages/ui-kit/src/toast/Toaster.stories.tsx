import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { createToastStore } from './createToastStore.ts'
import { Toaster } from './Toaster.tsx'

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  args: { store: createToastStore() },
} satisfies Meta<typeof Toaster>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: ({ store }) => (
    <>
      <Button
        onClick={() =>
          store.add({
            tone: 'success',
            title: 'Confirmed',
            description: '2 of 3',
          })
        }
      >
        Show
      </Button>
      <Toaster store={store} />
    </>
  ),
}
