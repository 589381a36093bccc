# Says of each text in the list on standard input whether the schema named first takes it.
import json
import sys

import jsonschema

with open(sys.argv[1]) as file:
    schema = json.load(file)
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
for text in json.load(sys.stdin):
    try:
        print(validator.is_valid(json.loads(text)))
    except json.JSONDecodeError:
        print("no JSON")
