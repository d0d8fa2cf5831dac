-- The first event of an interview knew the panel's lines of the ones before it by their words, and kept them when those were deleted (rule ERASE-2).
-- It knows them by marks since: 32 bits in base 36. What is no mark goes; it keeps no line from coming again any more.
UPDATE "interview_events"
SET "event" = jsonb_set("event", '{recentFrames}', jsonb_path_query_array("event", '$.recentFrames[*] ? (@ like_regex "^[0-9a-z]{1,7}$")'))
WHERE "seq" = 1 AND jsonb_path_exists("event", '$.recentFrames[*] ? (!(@ like_regex "^[0-9a-z]{1,7}$"))');
