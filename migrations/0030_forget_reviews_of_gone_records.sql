-- Records of sittings went by their day and what members had made of them stayed (rule SCHOOL-21): it goes now, as the sweep has it go with the record since.
SELECT set_config('hotseat.org_id', '*', true);
--> statement-breakpoint
UPDATE "reviews" v SET "marks" = '{}', "recommendation" = NULL, "note" = '', "revision" = v."revision" + 1
WHERE v."state" = 'submitted'
  AND NOT EXISTS (SELECT FROM "sitting_records" r WHERE r."org_id" = v."org_id" AND r."sitting_id" = v."sitting_id");
--> statement-breakpoint
DELETE FROM "review_submissions" x USING "reviews" v
WHERE x."org_id" = v."org_id" AND x."review_id" = v."review_id" AND v."state" = 'submitted'
  AND NOT EXISTS (SELECT FROM "sitting_records" r WHERE r."org_id" = v."org_id" AND r."sitting_id" = v."sitting_id");
--> statement-breakpoint
SELECT set_config('hotseat.org_id', '', true);
