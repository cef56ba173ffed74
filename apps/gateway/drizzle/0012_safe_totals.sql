CREATE TABLE "safe_totals" (
	"chain_id" text NOT NULL,
	"safe" text NOT NULL,
	"nonce" bigint DEFAULT 0 NOT NULL,
	"queued" bigint DEFAULT 0 NOT NULL,
	"module_transactions" bigint DEFAULT 0 NOT NULL,
	"messages" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "safe_totals_chain_id_safe_pk" PRIMARY KEY("chain_id","safe")
);
--> statement-breakpoint
ALTER TABLE "multisig_transaction" ADD COLUMN "executed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "multisig_transaction_waiting" ON "multisig_transaction" USING btree ("chain_id","safe","nonce","submitted","safe_tx_hash") WHERE not executed;--> statement-breakpoint
CREATE FUNCTION "lock_safe_totals"(chain text, safes text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO safe_totals (chain_id, safe) SELECT chain, listed FROM unnest(safes) AS listed ORDER BY listed
	ON CONFLICT (chain_id, safe) DO UPDATE SET queued = safe_totals.queued;
$$;--> statement-breakpoint
CREATE FUNCTION "mark_executed"(chain text, hashes text[], is_executed boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	FOR one IN WITH changed AS (
			UPDATE multisig_transaction AS p SET executed = is_executed
			WHERE p.chain_id = chain AND p.safe_tx_hash = ANY(hashes) AND p.executed <> is_executed
			RETURNING p.safe, p.nonce)
		SELECT safe, array_agg(nonce) AS nonces FROM changed GROUP BY safe ORDER BY safe
	LOOP
		UPDATE safe_totals AS t SET queued = t.queued + CASE WHEN is_executed THEN -1 ELSE 1 END * (
			SELECT count(*) FROM unnest(one.nonces) AS moved WHERE moved >= t.nonce)
		WHERE t.chain_id = chain AND t.safe = one.safe;
	END LOOP;
END $$;--> statement-breakpoint
CREATE FUNCTION "track_executions"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	-- The safe's row is locked first, and each statement sees what others have
	-- committed by then: a proposal and its execution cannot miss each other.
	-- Keys travel as arrays: a plan that joins the changed rows with a table is
	-- kept for as long as the session lives, also when the table has grown.
	IF TG_OP <> 'INSERT' THEN
		FOR one IN SELECT chain_id, array_agg(DISTINCT safe) AS safes, array_agg(safe_tx_hash) AS hashes
			FROM removed GROUP BY chain_id ORDER BY chain_id
		LOOP
			PERFORM 1 FROM safe_totals WHERE chain_id = one.chain_id AND safe = ANY(one.safes) ORDER BY safe FOR UPDATE;
			PERFORM mark_executed(one.chain_id, one.hashes, false);
		END LOOP;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		FOR one IN SELECT chain_id, array_agg(DISTINCT safe) AS safes, array_agg(safe_tx_hash) AS hashes
			FROM added GROUP BY chain_id ORDER BY chain_id
		LOOP
			PERFORM lock_safe_totals(one.chain_id, one.safes);
			PERFORM mark_executed(one.chain_id, one.hashes, true);
		END LOOP;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "track_proposals"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	IF TG_OP = 'DELETE' THEN
		FOR one IN SELECT chain_id, safe, array_agg(nonce) AS nonces FROM removed
			WHERE NOT executed GROUP BY chain_id, safe ORDER BY chain_id, safe
		LOOP
			UPDATE safe_totals AS t SET queued = t.queued - (
				SELECT count(*) FROM unnest(one.nonces) AS gone WHERE gone >= t.nonce)
			WHERE t.chain_id = one.chain_id AND t.safe = one.safe;
		END LOOP;
	ELSE
		FOR one IN SELECT chain_id, array_agg(DISTINCT safe) AS safes FROM added GROUP BY chain_id ORDER BY chain_id
		LOOP
			PERFORM lock_safe_totals(one.chain_id, one.safes);
		END LOOP;
		FOR one IN SELECT chain_id, safe, array_agg(nonce) AS nonces, array_agg(safe_tx_hash) AS hashes FROM added
			GROUP BY chain_id, safe ORDER BY chain_id, safe
		LOOP
			UPDATE safe_totals AS t SET queued = t.queued + (
				SELECT count(*) FROM unnest(one.nonces) AS fresh WHERE fresh >= t.nonce)
			WHERE t.chain_id = one.chain_id AND t.safe = one.safe;
			PERFORM mark_executed(one.chain_id, (
				SELECT array_agg(safe_tx_hash) FROM execution
				WHERE chain_id = one.chain_id AND safe_tx_hash = ANY(one.hashes)), true);
		END LOOP;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "follow_nonces"(chain text, safes text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	PERFORM 1 FROM safe_totals WHERE chain_id = chain AND safe = ANY(safes) ORDER BY safe FOR UPDATE;
	FOR one IN SELECT listed AS safe, coalesce((
			SELECT s.nonce FROM safe_state AS s WHERE s.chain_id = chain AND s.safe = listed
			ORDER BY s.block_number DESC LIMIT 1), 0) AS nonce
		FROM unnest(safes) AS listed
	LOOP
		UPDATE safe_totals AS t SET nonce = one.nonce, queued = t.queued
			+ (SELECT count(*) FROM multisig_transaction AS p WHERE p.chain_id = chain AND p.safe = one.safe
				AND NOT p.executed AND p.nonce >= one.nonce AND p.nonce < t.nonce)
			- (SELECT count(*) FROM multisig_transaction AS p WHERE p.chain_id = chain AND p.safe = one.safe
				AND NOT p.executed AND p.nonce >= t.nonce AND p.nonce < one.nonce)
		WHERE t.chain_id = chain AND t.safe = one.safe AND t.nonce <> one.nonce;
	END LOOP;
END $$;--> statement-breakpoint
CREATE FUNCTION "track_states"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	IF TG_OP <> 'DELETE' THEN
		FOR one IN SELECT chain_id, array_agg(DISTINCT safe) AS safes FROM added GROUP BY chain_id ORDER BY chain_id
		LOOP
			INSERT INTO safe_totals (chain_id, safe) SELECT one.chain_id, listed FROM unnest(one.safes) AS listed ORDER BY listed
				ON CONFLICT DO NOTHING;
			PERFORM follow_nonces(one.chain_id, one.safes);
		END LOOP;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		FOR one IN SELECT chain_id, array_agg(DISTINCT safe) AS safes FROM removed GROUP BY chain_id ORDER BY chain_id
		LOOP
			PERFORM follow_nonces(one.chain_id, one.safes);
		END LOOP;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "track_module_transactions"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	IF TG_OP <> 'INSERT' THEN
		FOR one IN SELECT chain_id, safe, count(*) AS number FROM removed GROUP BY chain_id, safe ORDER BY chain_id, safe
		LOOP
			UPDATE safe_totals SET module_transactions = module_transactions - one.number WHERE chain_id = one.chain_id AND safe = one.safe;
		END LOOP;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO safe_totals (chain_id, safe, module_transactions)
			SELECT chain_id, safe, count(*) FROM added GROUP BY chain_id, safe ORDER BY chain_id, safe
			ON CONFLICT (chain_id, safe) DO UPDATE SET module_transactions = safe_totals.module_transactions + excluded.module_transactions;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "track_messages"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	IF TG_OP <> 'INSERT' THEN
		FOR one IN SELECT chain_id, safe, count(*) AS number FROM removed GROUP BY chain_id, safe ORDER BY chain_id, safe
		LOOP
			UPDATE safe_totals SET messages = messages - one.number WHERE chain_id = one.chain_id AND safe = one.safe;
		END LOOP;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO safe_totals (chain_id, safe, messages)
			SELECT chain_id, safe, count(*) FROM added GROUP BY chain_id, safe ORDER BY chain_id, safe
			ON CONFLICT (chain_id, safe) DO UPDATE SET messages = safe_totals.messages + excluded.messages;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "execution_totals_insert" AFTER INSERT ON "execution" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "track_executions"();--> statement-breakpoint
CREATE TRIGGER "execution_totals_update" AFTER UPDATE ON "execution" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "track_executions"();--> statement-breakpoint
CREATE TRIGGER "execution_totals_delete" AFTER DELETE ON "execution" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "track_executions"();--> statement-breakpoint
CREATE TRIGGER "multisig_transaction_totals_insert" AFTER INSERT ON "multisig_transaction" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "track_proposals"();--> statement-breakpoint
CREATE TRIGGER "multisig_transaction_totals_delete" AFTER DELETE ON "multisig_transaction" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "track_proposals"();--> statement-breakpoint
CREATE TRIGGER "safe_state_totals_insert" AFTER INSERT ON "safe_state" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "track_states"();--> statement-breakpoint
CREATE TRIGGER "safe_state_totals_update" AFTER UPDATE ON "safe_state" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "track_states"();--> statement-breakpoint
CREATE TRIGGER "safe_state_totals_delete" AFTER DELETE ON "safe_state" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "track_states"();--> statement-breakpoint
CREATE TRIGGER "module_transaction_totals_insert" AFTER INSERT ON "module_transaction" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "track_module_transactions"();--> statement-breakpoint
CREATE TRIGGER "module_transaction_totals_update" AFTER UPDATE ON "module_transaction" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "track_module_transactions"();--> statement-breakpoint
CREATE TRIGGER "module_transaction_totals_delete" AFTER DELETE ON "module_transaction" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "track_module_transactions"();--> statement-breakpoint
CREATE TRIGGER "message_totals_insert" AFTER INSERT ON "message" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "track_messages"();--> statement-breakpoint
CREATE TRIGGER "message_totals_delete" AFTER DELETE ON "message" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "track_messages"();--> statement-breakpoint
UPDATE "multisig_transaction" AS p SET "executed" = true FROM "execution"
WHERE "execution"."chain_id" = p."chain_id" AND "execution"."safe_tx_hash" = p."safe_tx_hash";--> statement-breakpoint
INSERT INTO "safe_totals" ("chain_id", "safe", "nonce", "queued", "module_transactions", "messages")
WITH newest AS (
	SELECT DISTINCT ON ("chain_id", "safe") "chain_id", "safe", "nonce" FROM "safe_state"
	ORDER BY "chain_id", "safe", "block_number" DESC)
SELECT "chain_id", "safe", max("nonce"), sum("queued"), sum("modules"), sum("messages") FROM (
	SELECT "chain_id", "safe", "nonce", 0 AS "queued", 0 AS "modules", 0 AS "messages" FROM newest
	UNION ALL SELECT p."chain_id", p."safe", 0, 1, 0, 0 FROM "multisig_transaction" AS p
		LEFT JOIN newest ON newest."chain_id" = p."chain_id" AND newest."safe" = p."safe"
		WHERE NOT p."executed" AND p."nonce" >= coalesce(newest."nonce", 0)
	UNION ALL SELECT "chain_id", "safe", 0, 0, 1, 0 FROM "module_transaction"
	UNION ALL SELECT "chain_id", "safe", 0, 0, 0, 1 FROM "message"
) AS "counted" GROUP BY "chain_id", "safe";
