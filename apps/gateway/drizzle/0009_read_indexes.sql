DROP INDEX "message_safe";--> statement-breakpoint
CREATE INDEX "approved_hash_time" ON "approved_hash" USING btree ("chain_id","safe","timestamp");--> statement-breakpoint
CREATE INDEX "transfer_incoming" ON "transfer" USING btree ("chain_id","safe","timestamp" DESC NULLS FIRST,"tx_hash" DESC NULLS FIRST,"log_index","position") WHERE ("to" = "safe") is true;--> statement-breakpoint
CREATE INDEX "transfer_token" ON "transfer" USING btree ("chain_id","safe","token","block_number") WHERE kind = 'ERC20';--> statement-breakpoint
CREATE INDEX "transfer_token_time" ON "transfer" USING btree ("chain_id","safe","timestamp","block_number","log_index","tx_hash") WHERE kind = 'ERC20';--> statement-breakpoint
CREATE INDEX "transfer_collectible_time" ON "transfer" USING btree ("chain_id","safe","timestamp") WHERE kind = 'ERC721';--> statement-breakpoint
CREATE INDEX "message_list" ON "message" USING btree ("chain_id","safe","created" DESC NULLS FIRST,"message_hash");