-- nothing: the number of a change made beside this one
SELECT 1;
