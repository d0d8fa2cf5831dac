-- Mails that no contract needs are off until they are chosen (rule CONSENT-4). Until now they were on from the start, and nobody was asked, so that an
-- `emailUpdates` that is on says nothing: it is set to off for everybody who has it, and chosen anew. An `emailUpdates` that is off was a choice and stays.
UPDATE "users" SET "settings" = jsonb_set("settings", '{emailUpdates}', 'false') WHERE ("settings" ->> 'emailUpdates')::boolean;
